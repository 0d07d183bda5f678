declare module 's3rver' {
  type Options = {
    port: number
    address: string
    directory: string
    silent: boolean
    allowMismatchedSignatures?: boolean
    configureBuckets: readonly { name: string }[]
  }
  export default class S3rver {
    constructor(options: Options)
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
