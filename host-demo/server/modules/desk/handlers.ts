import type { endpoints } from '../../../../src/api/table.ts'
import { recordAction } from '../../identity/audit/record-action.ts'
import { type Handler, personOrRefuse } from '../../identity/call.ts'
import { permissionsOf } from '../../identity/memberships.ts'
import { storePicture } from '../../platform/files/store-picture.ts'

export const uploadPicture: Handler<typeof endpoints.uploadPicture> = async call => {
  const { data, name } = call.input.picture
  const { path, width, height } = await storePicture(call.context, data, 'picture')
  const after = { picture: path, width, height }
  await recordAction(call.context.db, call, {
    action: 'upload',
    kind: 'picture',
    id: path,
    title: name,
    before: null,
    after,
  })
  return { picture: { uri: path }, width, height }
}

export const adminProfile: Handler<typeof endpoints.adminProfile> = async call => {
  const held = await permissionsOf(call.context.db, await call.event(), (await personOrRefuse(call)).id)
  return { permissions: [...(held ?? [])].sort() }
}
