// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { PictureFile } from '../../src/widgets/ui/picture-file'
import { mounted } from '../helpers/mounted'

const labels = { choose: 'Choose', remove: 'Remove', hint: 'A square' }

function Place({ read }: { read(file: File): Promise<string> }) {
  const [picture, setPicture] = useState<string | undefined>('first')
  return (
    <>
      <output>{picture ?? 'none'}</output>
      <PictureFile
        accept="image/*"
        read={read}
        isThere={picture !== undefined}
        labels={labels}
        said={undefined}
        errorText={(codes) => `fault: ${codes.join(' ')}`}
        onChange={setPicture}
      />
    </>
  )
}

const choose = (input: HTMLInputElement, name: string) =>
  act(async () => {
    Object.defineProperty(input, 'files', { configurable: true, value: [new File(['x'], name)] })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })

test("UI-103 a file that isn't an image is reported and the previous image stays; another one replaces it", async () => {
  const { find, container } = mounted(
    <Place
      read={async ({ name }) => {
        if (name === 'song.mp3') throw new Error('picture')
        return name
      }}
    />,
  )
  const input = find<HTMLInputElement>('input')
  await choose(input, 'song.mp3')
  expect([find('output').textContent, container.textContent]).toEqual([
    'first',
    expect.stringContaining('fault: picture'),
  ])
  await choose(input, 'cat.png')
  expect([find('output').textContent, container.textContent]).toEqual(['cat.png', expect.not.stringContaining('fault')])
})

test('UI-104 after an image is removed, the focus is on the button for another one', () => {
  const { find, all } = mounted(<Place read={async ({ name }) => name} />)
  const [first, remove] = all('button')
  remove?.focus()
  act(() => remove?.click())
  expect([find('output').textContent, all('button').length]).toEqual(['none', 1])
  expect(document.activeElement).toBe(first)
})
