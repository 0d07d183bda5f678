import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { strictest, typesOf } from './typed.ts'

const files = { 'consumer.tsx': readFileSync('tests/package/consumer.tsx', 'utf8') }

/** Other people's declarations are theirs to mend; a consumer who has them checked is told of them, not of ours. */
const ours = (line: string) => !/node_modules\/(?!langraan\/)/.test(line)

test.each(['bundler', 'nodenext'] as const)(
  'PKG-466 everything a consumer imports is typed and never any, and our declarations have no errors: %s',
  async (resolution) => {
    expect((await typesOf(resolution, files, { skipLibCheck: false })).filter(ours)).toEqual([])
  },
)

test.each(['bundler', 'nodenext'] as const)(
  'PKG-1850 the same holds for a consumer with exactOptionalPropertyTypes and noUncheckedIndexedAccess: %s',
  async (resolution) => {
    expect((await typesOf(resolution, files, { ...strictest, skipLibCheck: false })).filter(ours)).toEqual([])
  },
)
