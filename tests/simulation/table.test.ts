import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpoints } from '../helpers/contracts'

const contract = readFileSync('docs/contract.md', 'utf8')
const [, section = ''] = contract.split('## What the same call again does')
const [text = ''] = section.split('\n## ')
const said = new Map(
  [...text.matchAll(/^\| `([A-Z]+ [^`]+)` \| (\w+) \| (.+) \|$/gm)].map(([, call, repeat, why]) => [
    call,
    { repeat, why },
  ]),
)

const changes = endpoints.filter(({ method }) => method !== 'GET')

test.each(changes.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint.repeat]))(
  "ONCE-603 the contract's table says of %s what the endpoint does: %s",
  (call, repeat) => {
    expect(said.get(call)?.repeat).toBe(repeat)
  },
)

test('ONCE-603 the table lists no other call, and says of each why repeating is safe', () => {
  const calls = changes.map(({ method, path }) => `${method} ${path}`)
  expect([...said.keys()].filter((call) => !calls.includes(String(call)))).toEqual([])
  expect([...said.values()].filter(({ why = '' }) => why.trim().length < 10)).toEqual([])
})
