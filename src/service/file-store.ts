/** Where the bytes of files are, apart from the rows that name them. */
export type FileStore = {
  /** Resolves once the bytes are on disk; false if no more may be stored. A known id is stored once. */
  put(id: string, bytes: Uint8Array): Promise<boolean>
  get(id: string): Promise<Uint8Array | undefined>
  has(id: string): Promise<boolean>
  remove(id: string): Promise<void>
}
