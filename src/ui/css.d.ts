/** A style sheet as text, for `useStyles`. The bundler minifies it. */
declare module '*.css?inline' {
  const css: string
  export default css
}
