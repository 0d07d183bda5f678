import type * as v from 'valibot'
import { expect, test } from 'vitest'
import { accountChangesSchema } from '../../src/core/account/account.rules'
import { newCustomerSchema } from '../../src/core/customers/edit/customers.edit.contract'
import { wholeCategorySchema } from '../../src/core/faq/faq.rules'
import { cancellationSchema, newInvoiceSchema } from '../../src/core/invoices/invoices.update.contract'
import { longestText } from '../../src/core/kernel/longest-text'
import { shopUpdateSchema } from '../../src/core/shops/shops.update.contract'
import { newTaskSchema } from '../../src/core/todo/todo.contract'
import { wholeUserSchema } from '../../src/core/users/users.rules'

test.each([
  [shopUpdateSchema, 'Description', 1000],
  [shopUpdateSchema, 'ShopName', 200],
  [shopUpdateSchema, 'BankAccounts.3.Holder', 200],
  [shopUpdateSchema, 'BankAccounts', undefined],
  [newCustomerSchema, 'note', 2000],
  [wholeUserSchema, 'information.address1', 300],
  [accountChangesSchema, 'info.bio', 1000],
  [accountChangesSchema, 'social.socialLinks.twitter', 300],
  [wholeCategorySchema, 'qandA.0.ans', 5000],
  [newInvoiceSchema, 'client.address', 500],
  [newInvoiceSchema, 'items.12.description', 500],
  [newInvoiceSchema, 'note', undefined],
  [cancellationSchema, 'reason', 500],
  [newTaskSchema, 'title', 500],
  [newTaskSchema, 'toString', undefined],
  [newTaskSchema, 'title.more', undefined],
] as const)('FORM-2066 the limit of a text is that of its schema (%#: %s)', (schema, path, most) => {
  expect(longestText(schema as v.GenericSchema)(path)).toBe(most)
})
