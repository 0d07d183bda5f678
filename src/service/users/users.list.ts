import type { UserQuery, UserSort } from '../../core/users/users.contract'
import { type User, userPlans, userRoles, userStatuses } from '../../core/users/users.user'

/** Searchable text, computed once per row. */
const texts = new WeakMap<User, string>()

function textOf(user: User): string {
  const known = texts.get(user)
  if (known !== undefined) return known
  const text = `${user.fullName}\n${user.username}\n${user.email}`.toLowerCase()
  texts.set(user, text)
  return text
}

const thai = new Intl.Collator('th', { numeric: true })
type RankOf = (user: User) => number

/** Compares each distinct text once, however many users have it. */
const byText =
  (pick: (user: User) => string) =>
  (users: readonly User[]): RankOf => {
    const ranks = new Map<string, number>()
    let before: string | undefined
    for (const text of [...new Set(users.map(pick))].sort(thai.compare)) {
      const isSame = before !== undefined && thai.compare(before, text) === 0
      ranks.set(text, isSame ? (ranks.get(before ?? '') ?? 0) : ranks.size)
      before = text
    }
    return (user) => ranks.get(pick(user)) ?? ranks.size
  }

/** In the order of the list of values; another backend's codes come last. */
const byPlace = (values: readonly string[], pick: (user: User) => string) => (): RankOf => (user) =>
  values.includes(pick(user)) ? values.indexOf(pick(user)) : values.length

const rankings: Record<UserSort, (users: readonly User[]) => RankOf> = {
  fullName: byText(({ fullName }) => fullName),
  username: byText(({ username }) => username),
  email: byText(({ email }) => email),
  company: byText(({ company }) => company),
  country: byText(({ country }) => country),
  contact: byText(({ contact }) => contact),
  role: byPlace(userRoles, ({ role }) => role),
  currentPlan: byPlace(userPlans, ({ currentPlan }) => currentPlan),
  status: byPlace(userStatuses, ({ status }) => status),
}

const byRank = (users: readonly User[], rankOf: RankOf): readonly User[] =>
  users.toSorted((a, b) => rankOf(a) - rankOf(b) || a.id - b.id)

/** Sorted rows per version of the table, which is replaced whenever a row changes. */
const sorted = new WeakMap<readonly User[], Map<UserSort, readonly User[]>>()

function sortedBy(users: readonly User[], sortBy: UserSort): readonly User[] {
  const known = sorted.get(users) ?? new Map<UserSort, readonly User[]>()
  sorted.set(users, known)
  const rows = known.get(sortBy) ?? byRank(users, rankings[sortBy](users))
  known.set(sortBy, rows)
  return rows
}

/** One page of users; in stored order by default. */
export function findUsers(users: readonly User[], query: UserQuery): { users: User[]; total: number } {
  const { q = '', role, currentPlan, status, sortBy, sortDesc, page, perPage } = query
  const wanted = q.toLowerCase()
  const rows = sortBy ? sortedBy(users, sortBy) : users
  const found = rows.filter(
    (user) =>
      (role === undefined || user.role === role) &&
      (currentPlan === undefined || user.currentPlan === currentPlan) &&
      (status === undefined || user.status === status) &&
      (wanted === '' || textOf(user).includes(wanted)),
  )
  const ordered = sortBy && sortDesc ? found.toReversed() : found
  return { users: ordered.slice((page - 1) * perPage, page * perPage), total: found.length }
}
