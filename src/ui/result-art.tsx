import type { ReactNode } from 'react'

export type ResultKind = 404 | 500 | 403 | 'success' | 'error' | 'info' | 'warning'

/** One drawing per outcome, in the event's colours, with motifs from a fête. */
export function ResultArt({ kind }: Readonly<{ kind: ResultKind }>) {
  return (
    <svg className="result-art" viewBox="0 0 240 160" aria-hidden="true" focusable="false">
      <path
        className="art-ground"
        d="M26 118c-8-36 18-58 42-70s38-30 72-26 40 26 58 46 24 38 16 50-40 14-96 14-86 2-92-14Z"
      />
      {drawings[kind]}
      <path d="M34 132h172" />
    </svg>
  )
}

const drawings: Readonly<Record<ResultKind, ReactNode>> = {
  /* A signpost without names. */
  404: (
    <>
      <path className="art-paper" d="M116 132V26a4 4 0 0 1 8 0v106" />
      <path className="art-brand" d="M84 40h72l16 14-16 14H84a3 3 0 0 1-3-3V43a3 3 0 0 1 3-3Z" />
      <path className="art-second" d="M158 78H92L76 91l16 13h66a3 3 0 0 0 3-3V81a3 3 0 0 0-3-3Z" />
      <path
        className="art-faint"
        d="M52 132c0-8 3-12 6-15M58 132c2-6 6-8 10-9M178 132c0-7-2-10-5-13M184 132c1-5 3-7 6-8"
      />
    </>
  ),
  /* An unplugged plug. */
  500: (
    <>
      <path d="M20 100c18 14 34 6 44-4s16-14 26-10" />
      <path className="art-brand" d="m88 74 20 20-6 12a14 14 0 0 1-22 2l-6-6a14 14 0 0 1 2-22Z" />
      <path d="m94 80 9-9M102 88l9-9" />
      <path className="art-second" d="m150 66-22-22 8-10a14 14 0 0 1 21-1l6 6a14 14 0 0 1-1 21Z" />
      <path d="M166 42c12-10 26-16 44-8" />
      <path className="art-faint" d="M118 60l-8-10M112 66l-14-2M128 68l10 8M122 74l4 13" />
    </>
  ),
  /* A rope across a door. */
  403: (
    <>
      <path className="art-paper" d="M90 132V28h60v104" />
      <path className="art-faint" d="M100 40h16v28h-16zM124 40h16v28h-16z" />
      <path d="M138 82v6" />
      <path className="art-second" d="M48 70h10v54H48zM182 70h10v54h-10z" />
      <path className="art-second" d="M53 54a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM187 54a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z" />
      <path className="art-paper" d="M40 132a5 5 0 0 1 5-8h16a5 5 0 0 1 5 8M174 132a5 5 0 0 1 5-8h16a5 5 0 0 1 5 8" />
      <path className="art-brand" d="M58 78c20 38 104 38 124 0v9c-22 38-102 38-124 0Z" />
    </>
  ),
  /* A rosette. */
  success: (
    <>
      <path className="art-second" d="m98 90-12 34 15-5 9 11 12-32ZM142 90l12 34-15-5-9 11-12-32Z" />
      <path
        className="art-paper"
        d="m120 20 10 7 12-3 6 11 12 3 1 12 9 8-4 12 4 12-9 8-1 12-12 3-6 11-12-3-10 7-10-7-12 3-6-11-12-3-1-12-9-8 4-12-4-12 9-8 1-12 12-3 6-11 12 3Z"
      />
      <circle className="art-brand" cx="120" cy="70" r="30" />
      <path className="art-on-brand" d="m107 71 9 9 18-19" />
      <path className="art-faint" d="M52 50v10M47 55h10M186 44v10M181 49h10M196 92v8M192 96h8" />
    </>
  ),
  /* A ticket torn in two. */
  error: (
    <>
      <path
        className="art-brand"
        d="M50 62h62l-8 12 8 12-8 12 8 12H50a3 3 0 0 1-3-3V97a11 11 0 0 0 0-22V65a3 3 0 0 1 3-3Z"
      />
      <path className="art-on-brand" d="M68 80l12 12M80 80 68 92" />
      <path
        className="art-paper"
        d="m134 54 58 11a3 3 0 0 1 2 3l-2 10a11 11 0 0 0-4 21l-2 10a3 3 0 0 1-3 2l-58-11 10-10-6-13 10-10Z"
      />
      <path className="art-faint" d="m152 76 22 4M149 90l16 3" />
      <path className="art-faint" d="M120 46l2-10M112 48l-5-8M129 44l7-7" />
    </>
  ),
  /* A programme on a clipboard. */
  info: (
    <>
      <path className="art-brand" d="M86 34h68a6 6 0 0 1 6 6v92H80V40a6 6 0 0 1 6-6Z" />
      <path className="art-paper" d="M90 46h60v78H90z" />
      <path className="art-second" d="M108 28h24a4 4 0 0 1 4 4v14h-32V32a4 4 0 0 1 4-4Z" />
      <path className="art-faint" d="M100 92h40M100 104h40M100 116h24" />
      <path d="M120 62v.01M116 70h4v12M115 82h10" />
      <path className="art-faint" d="M52 70v10M47 75h10M188 58v10M183 63h10" />
    </>
  ),
  /* A traffic cone. */
  warning: (
    <>
      <path className="art-brand" d="M112 36a3 3 0 0 1 3-2h10a3 3 0 0 1 3 2l26 86H86Z" />
      <path className="art-paper" d="M104.5 62h31l6.6 22H97.9ZM92.5 102h55l6 20h-67Z" />
      <path className="art-second" d="M74 122h92a3 3 0 0 1 3 3v7H71v-7a3 3 0 0 1 3-3Z" />
      <path className="art-faint" d="M64 66l-10-5M62 80H50M176 66l10-5M178 80h12" />
    </>
  ),
}
