import type { FileStore } from '../service/file-store'

const mostBytes = 16 * 1024 * 1024

/** Files that live as long as the mock, up to 16 MB. */
export function filesInMemory(): FileStore {
  const files = new Map<string, Uint8Array>()
  const used = () => [...files.values()].reduce((sum, { length }) => sum + length, 0)
  return {
    async put(id, bytes) {
      if (files.has(id)) return true
      if (used() + bytes.length > mostBytes) return false
      files.set(id, bytes)
      return true
    },
    get: async (id) => files.get(id),
    has: async (id) => files.has(id),
    async remove(id) {
      files.delete(id)
    },
  }
}
