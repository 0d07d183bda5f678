import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeOthers, writeFolder } from '../../scripts/build/folder'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'langraan-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const paths = () => globSync('**/*', { cwd: folder }).sort()

test('BUILD-3101 a folder has the files of this build and no others', () => {
  mkdirSync(join(folder, 'old/deep'), { recursive: true })
  for (const name of ['a.js', 'b-OLD.js', 'old/deep/c.js']) writeFileSync(join(folder, name), 'old')
  const files = new Map([
    ['a.js', 'new'],
    ['b-NEW.js', 'ผ้า'],
    ['parts/d.js', 'd'],
  ])
  writeFolder(folder, files)
  expect(paths()).toEqual(['a.js', 'b-NEW.js', 'parts', 'parts/d.js'])
  for (const [name, text] of files) expect(readFileSync(join(folder, name), 'utf8')).toBe(text)
})

test('BUILD-3101 a file that has its text already is not written again; one of the same length is', () => {
  const files = new Map([
    ['same.js', 'ผ้า1'],
    ['other.js', 'ผ้า2'],
  ])
  writeFolder(folder, files)
  const before = new Date(2020, 1, 1)
  for (const name of files.keys()) utimesSync(join(folder, name), before, before)
  writeFolder(folder, files.set('other.js', 'ผ้า3'))
  expect(statSync(join(folder, 'same.js')).mtime).toEqual(before)
  expect(statSync(join(folder, 'other.js')).mtime).not.toEqual(before)
  expect(readFileSync(join(folder, 'other.js'), 'utf8')).toBe('ผ้า3')
})

test('BUILD-3101 a folder that another step writes is kept as it is', () => {
  writeFolder(
    folder,
    new Map([
      ['index.js', ''],
      ['chunk-OLD.js', ''],
      ['page/index.js', ''],
    ]),
  )
  removeOthers(folder, [`${folder}/index.js`, `${folder}/page`])
  expect(paths()).toEqual(['index.js', 'page', 'page/index.js'])
})
