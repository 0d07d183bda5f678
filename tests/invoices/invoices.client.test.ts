import { expect, test } from 'vitest'
import { clientErrors } from '../../src/core/invoices/form/invoices.form.reading'
import { newInvoice } from './new-invoice'

const { client } = newInvoice
const mistyped = { ...client, taxId: '0505561000019' }

test.each(['', 'Thailand', 'ประเทศไทย', ' ไทย '])(
  'INV-4769 a new tax number of a client in %j has its check digit',
  (country) => {
    expect(clientErrors({ ...mistyped, country })).toEqual({ taxId: ['check-digit'] })
    expect(clientErrors({ ...client, country })).toEqual({})
  },
)

test('INV-4769 one of another country needs none, and one that the client had blocks nothing', () => {
  expect(clientErrors({ ...mistyped, country: 'Lao PDR' })).toEqual({})
  expect(clientErrors({ ...mistyped, address: 'ย้ายแล้ว' }, { ...mistyped, taxId: '0-5055-61000-01-9' })).toEqual({})
})
