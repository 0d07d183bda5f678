declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  /** Chooses among the sets A, B and C automatically. */
  export class CODE128 {
    constructor(text: string, options: Record<string, never>)
    /** '1' is a bar of one module, '0' a space */
    encode(): { data: string }
  }
}
