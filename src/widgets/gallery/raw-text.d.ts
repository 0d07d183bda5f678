declare module '*?raw' {
  /** the file's source */
  const text: string
  export default text
}
