import { onTestFinished, vi } from 'vitest'

/** Files that the page saves. */
export function savedFiles(): Blob[] {
  const saved: Blob[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:saved'
  })
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  onTestFinished(() => {
    create.mockRestore()
    revoke.mockRestore()
  })
  return saved
}
