import type { UserQuery, UserSort } from '../../core/users/users.contract'
import { type User, userPlans, userRoles, userStatuses } from '../../core/users/users.user'

/** What is searched, made once per row. */
const texts = new WeakMap<User, string>()

function textOf(user: User): string {
  const known = texts.get(user)
  if (known !== undefined) return known
  const text = `${user.fullName}\n${user.username}\n${user.email}`.toLowerCase()
  texts.set(user, text)
  return text
}

const thai = new Intl.Collator('th', { numeric: true })
const byText = (pick: (user: User) => string) => (a: User, b: User) => thai.compare(pick(a), pick(b))
/** In the order of the list of values; a code of another backend stands behind. */
const byRank = (values: readonly string[], pick: (user: User) => string) => {
  const rank = (user: User) => (values.includes(pick(user)) ? values.indexOf(pick(user)) : values.length)
  return (a: User, b: User) => rank(a) - rank(b)
}

const comparers: Record<UserSort, (a: User, b: User) => number> = {
  fullName: byText(({ fullName }) => fullName),
  username: byText(({ username }) => username),
  email: byText(({ email }) => email),
  company: byText(({ company }) => company),
  country: byText(({ country }) => country),
  contact: byText(({ contact }) => contact),
  role: byRank(userRoles, ({ role }) => role),
  currentPlan: byRank(userPlans, ({ currentPlan }) => currentPlan),
  status: byRank(userStatuses, ({ status }) => status),
}

/** Sorted rows per state of the table, which is replaced whenever a row changes. */
const sorted = new WeakMap<readonly User[], Map<UserSort, readonly User[]>>()

function sortedBy(users: readonly User[], sortBy: UserSort): readonly User[] {
  const known = sorted.get(users) ?? new Map<UserSort, readonly User[]>()
  sorted.set(users, known)
  const rows = known.get(sortBy) ?? [...users].sort((a, b) => comparers[sortBy](a, b) || a.id - b.id)
  known.set(sortBy, rows)
  return rows
}

/** One page of users; as they are stored unless it says otherwise. */
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
