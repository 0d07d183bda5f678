declare module '*?raw' {
  /** the file as it was written */
  const text: string
  export default text
}
