import { expect, test } from 'vitest'
import { decode } from '../../src/core/kernel/codec'
import { userChangesSchema } from '../../src/core/users/users.rules'
import { createMock } from '../../src/mock'
import { portrait } from '../../src/sample/users/users.pictures'
import { ask } from '../helpers/ask'

test('USER-1250 the staff of the sample shop have drawn faces: small, alike for the same name, storable, without code', async () => {
  const users = (await ask(createMock(), 'GET /api/users/list/all-data')).body
  const drawn: string[] = users.flatMap(({ avatar }: { avatar: string | null }) => avatar ?? [])
  expect(drawn.length).toBeGreaterThan(40)
  expect(new Set(drawn).size).toBeGreaterThan(30)
  expect(portrait('สุนิสา พรหมทอง')).toBe(portrait('สุนิสา พรหมทอง'))
  for (const avatar of drawn) {
    expect(avatar.length).toBeLessThan(2_000)
    expect(decode(userChangesSchema, { id: 3, avatar }).ok).toBe(true)
    const svg = decodeURIComponent(avatar.replace('data:image/svg+xml,', ''))
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 100 100">(<(path|rect|circle|ellipse)( [a-z-]+="[^"]*")+\/>)+<\/svg>$/,
    )
    expect(svg).not.toMatch(/script|href|style|NaN|undefined/)
  }
})
