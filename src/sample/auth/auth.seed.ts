import { type Account, accounts } from '../../service/auth/auth.table'
import { seed } from '../../service/seed'

const staff: readonly Account[] = [
  {
    id: 1,
    fullName: 'มาลี ใจดี',
    username: 'admin',
    password: { salt: 'bGFuZ3JhYW4tYWRtaW4', hash: 'FJJFYeYUqUu08axVWM320HcyrCd6PuxDhfAFamiYJqI' },
    avatar: null,
    email: 'admin@langraan.test',
    role: 'admin',
    ability: [{ action: 'manage', subject: 'all' }],
    extras: { eCommerceCartItemsCount: 5 },
  },
  {
    id: 2,
    fullName: 'สมชาย รักงาน',
    username: 'client',
    password: { salt: 'bGFuZ3JhYW4tY2xpZW50', hash: '4peox8nKKc6lIqyfQ7x0KEQ0IvnUa7jXYxYvB3P-EO4' },
    avatar: null,
    email: 'client@langraan.test',
    role: 'client',
    ability: [
      { action: 'read', subject: 'ACL' },
      { action: 'read', subject: 'Auth' },
    ],
    extras: { eCommerceCartItemsCount: 5 },
  },
]

export const authSeeds = [seed(accounts, () => staff)]
