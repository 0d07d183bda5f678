import { dirname, join } from 'node:path'
import { type BucketOptions, filesInBucket } from '../files/bucket'
import { filesIn } from '../files/folder'
import type { FilePlace } from '../files/place'
import { CommandError } from './command-error'

/** `s3://bucket/prefix` and what AWS's own tools read; undefined without an address. */
export function bucketOf(env: NodeJS.ProcessEnv): BucketOptions | undefined {
  const address = env.FILES_URL
  if (!address) return
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(address) ?? []
  if (!bucket) throw new CommandError(`FILES_URL is ${address}. It names a bucket: s3://bucket/prefix`)
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!accessKeyId || !secretAccessKey)
    throw new CommandError('Files are in a bucket. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.')
  const endpoint = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION
  return {
    bucket,
    prefix: path === '' || path.endsWith('/') ? path : `${path}/`,
    accessKeyId,
    secretAccessKey,
    ...(endpoint && { endpoint }),
    ...(region && { region }),
  }
}

/** The folder of files in a shop's folder, or beside a backup. */
export const folderBeside = (file: string): FilePlace => filesIn(join(dirname(file), 'files'))

/** Where the files of the shop in a folder are. */
export function filesPlace(database: string): FilePlace {
  const bucket = bucketOf(process.env)
  return bucket ? filesInBucket(bucket) : folderBeside(database)
}
