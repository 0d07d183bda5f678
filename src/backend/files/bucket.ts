import type { S3mini } from 's3mini'
import { type FilePlace, isFileId } from './place'

/** A bucket of a storage service that speaks S3. */
export type BucketOptions = {
  readonly bucket: string
  /** begins the name of every file, e.g. `shop-1/`; each shop needs one of its own, or its own bucket */
  readonly prefix?: string
  /** address of the service without the bucket; default: Amazon's in `region` */
  readonly endpoint?: string
  readonly region?: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const requestMs = 30_000
const mostPerPage = 1_000

const amazon = (region: string): string => `https://s3.${region}.amazonaws.com`

/** Files in a bucket, which any number of servers may share. A failed request rejects, and nothing is taken for absent. */
export function filesInBucket(options: BucketOptions): FilePlace {
  const { bucket, prefix = '', region = 'us-east-1', endpoint = amazon(region), accessKeyId, secretAccessKey } = options
  let opening: Promise<S3mini> | undefined
  const open = () => {
    opening ??= import('s3mini').then(
      ({ S3mini }) =>
        new S3mini({
          endpoint: `${endpoint.replace(/\/$/, '')}/${bucket}`,
          region,
          accessKeyId,
          secretAccessKey,
          requestAbortTimeout: requestMs,
        }),
    )
    return opening
  }
  const keyOf = (id: string) => {
    if (!isFileId(id)) throw new RangeError('not the id of a file')
    return prefix + id
  }
  /** `null` is a precondition that failed, which none of our requests has. */
  const has = async (id: string) => (await (await open()).objectExists(keyOf(id))) === true
  return {
    name: `s3://${bucket}/${prefix}`,
    has,
    async put(id, bytes) {
      if (!(await has(id))) await (await open()).putObject(keyOf(id), bytes as Uint8Array<ArrayBuffer>)
      return true
    },
    async get(id) {
      const content = await (await open()).getObjectArrayBuffer(keyOf(id))
      return content === null ? undefined : new Uint8Array(content)
    },
    async remove(id) {
      if (!(await (await open()).deleteObject(keyOf(id)))) throw new Error(`${bucket} didn't remove a file`)
    },
    async *list() {
      const client = await open()
      let next: string | undefined
      do {
        const page = await client.listObjectsPaged('/', prefix, mostPerPage, next)
        for (const { Key, LastModified } of page?.objects ?? []) {
          const id = Key.slice(prefix.length)
          if (isFileId(id)) yield { id, writtenAt: new Date(LastModified).getTime() }
        }
        next = page?.nextContinuationToken
      } while (next !== undefined)
    },
  }
}
