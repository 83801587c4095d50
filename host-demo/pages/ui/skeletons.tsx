import { useState } from 'react'
import { SelectField } from '../../../src/ui/select-field.tsx'
import { plans, type SkeletonKey } from '../../../src/ui/skeletons/plans.ts'
import { RouteSkeleton } from '../../../src/ui/skeletons/route-skeleton.tsx'
import { Specimen } from './specimen.tsx'

const keys = Object.keys(plans) as SkeletonKey[]

/** Skeletons of loading screens, by route key. `?skeleton=auction` selects one. */
export function Skeletons() {
  const asked = new URLSearchParams(location.search).get('skeleton')
  const [key, setKey] = useState<SkeletonKey>(() => keys.find(key => key === asked) ?? 'home')
  return (
    <Specimen title="Skeletons">
      <SelectField
        label="Route key"
        name="skeleton"
        value={key}
        onInput={value => setKey(keys.find(key => key === value) ?? 'home')}
        options={keys.map(value => ({ value, label: value }))}
      />
      <div className="site-width">
        <RouteSkeleton name={key} label="Loading" />
      </div>
    </Specimen>
  )
}
