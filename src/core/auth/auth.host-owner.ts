import type { Area } from '../kernel/storage'
import { nobody, type Owner } from '../kernel/stores'

const subjectName = 'host.subject'

/**
 * Whose data a page shows whose host signs people in. The host may say who it is (`userId`); else the token does, and who
 * it was last time counts until the first token is there. `area` outlives a reload.
 */
export function followHostOwner(area: Area, userId: string | undefined) {
  const known = userId ?? area.get(subjectName) ?? undefined
  let owner: Owner = known === undefined ? nobody : `h${known}`
  return {
    owner: () => owner,
    enter(subject: string | undefined): void {
      const id = userId ?? subject ?? ''
      owner = `h${id}`
      if (userId === undefined && id !== '') area.set(subjectName, id)
    },
    leave(): void {
      owner = nobody
      area.remove(subjectName)
    },
  }
}
