import { expect, test } from 'vitest'
import { migrate, migrations } from '../../src/backend/sqlite/migrations'
import { openConnection } from '../../src/backend/sqlite/sqlite-connection'

test('ROLE-8 those who could settle before it was a permission of its own still can', () => {
  const connection = openConnection(':memory:', 'off')
  connection.execute(`${migrations[0]}; pragma user_version = 1`)
  const put = (tbl: string, key: string, row: object) =>
    connection.execute(`insert into small_rows values ('${tbl}', 0, '${key}', 1, '${JSON.stringify(row)}')`)
  put('users', '1', { permissions: ['manage:all'] })
  put('users', '2', { permissions: ['read:Order', 'write:Order'] })
  put('users', '3', { permissions: ['read:Order'] })
  put('auth.accounts', '1', { ability: [{ action: 'manage', subject: 'Order' }], user_permission: ['manage:Order'] })
  put('auth.accounts', '2', { ability: [{ action: 'read', subject: 'Order' }] })
  put('auth.accounts', '3', { username: 'x' })
  migrate(connection, () => undefined)
  const rows = connection.all<{ json: string }>({
    compile: () => ({ sql: 'select json from small_rows order by tbl, key', parameters: [] }),
  } as never)
  expect(rows.map(({ json }) => JSON.parse(json))).toEqual([
    {
      ability: [
        { action: 'manage', subject: 'Order' },
        { action: 'manage', subject: 'Settlement' },
      ],
      user_permission: ['manage:Order', 'manage:Settlement'],
    },
    { ability: [{ action: 'read', subject: 'Order' }] },
    { username: 'x' },
    { permissions: ['manage:all'] },
    { permissions: ['read:Order', 'write:Order', 'manage:Settlement'] },
    { permissions: ['read:Order'] },
  ])
  connection.close()
})
