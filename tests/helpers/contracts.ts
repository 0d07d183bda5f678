/// <reference types="vite/types/importMeta.d.ts" />
import type { Endpoint } from '../../src/core/kernel/endpoint'

const files = import.meta.glob<Record<string, unknown>>('../../src/core/**/*.contract.ts', { eager: true })

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'repeat' in value

/** Every call of every contract, once. */
export const endpoints: readonly Endpoint[] = [
  ...new Set(
    Object.values(files)
      .flatMap((file) => Object.values(file))
      .flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
      .filter(isEndpoint),
  ),
]
