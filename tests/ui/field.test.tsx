// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { Field } from '../../src/widgets/ui/field'
import { Input } from '../../src/widgets/ui/input'
import { Select } from '../../src/widgets/ui/select'
import { mounted } from '../helpers/mounted'

const ignore = () => undefined

test('UI-70 a field ties label, hint and error to its control', () => {
  const { find } = mounted(
    <Field label="Phone" hint="Ten digits" error="Too short" required>
      <Input value="08" onChange={ignore} />
    </Field>,
  )
  const input = find<HTMLInputElement>('input')
  expect(find<HTMLLabelElement>('label').htmlFor).toBe(input.id)
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Ten digits', 'Too short'])
  expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-required')]).toEqual(['true', 'true'])
})

test('UI-70 without hint and error nothing is described', () => {
  const { find } = mounted(
    <Field label="Phone">
      <Input value="" onChange={ignore} />
    </Field>,
  )
  expect(['aria-describedby', 'aria-invalid', 'aria-required'].map((name) => find('input').getAttribute(name))).toEqual(
    [null, null, null],
  )
})

test('UI-71 a select shows the placeholder until something is chosen, and an unknown value as it is', () => {
  const options = [
    { value: '1', label: 'Tea' },
    { label: 'Branches', options: [{ value: '2', label: 'Chiang Mai' }] },
  ]
  const shown = (select: HTMLSelectElement) => select.options[select.selectedIndex]?.textContent
  const { find, render } = mounted(
    <Select aria-label="Shop" value="" placeholder="Choose" onChange={ignore} options={options} />,
  )
  expect(shown(find('select'))).toBe('Choose')
  render(<Select aria-label="Shop" value="2" placeholder="Choose" onChange={ignore} options={options} />)
  expect(shown(find('select'))).toBe('Chiang Mai')
  render(<Select aria-label="Shop" value="9" onChange={ignore} options={options} />)
  expect(shown(find('select'))).toBe('9')
})
