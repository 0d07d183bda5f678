import * as v from 'valibot'
import { noInformation, noSocial, type User, userSchema } from '../../src/core/users/users.user'

/** A user as the first backend of the product sends one: nothing of ours. */
export const userOnWire = {
  id: 7,
  fullName: 'ธนพล แก้วใส',
  company: 'ครัวคุณยายละเมียด',
  role: 'editor',
  username: 'thanapol',
  country: 'ไทย',
  contact: '089-555-0204',
  email: 'thanapol@staff.langraan.test',
  currentPlan: 'team',
  status: 'active',
  avatar: '',
}

/** The same as our backend stores it, with more of it or other. */
export const storedOnWire = (change: object = {}) => ({
  ...userOnWire,
  avatar: null,
  information: noInformation,
  social: noSocial,
  permissions: ['read:Auth'],
  version: 3,
  ...change,
})

export const storedUser = (change: object = {}): User => v.parse(userSchema, storedOnWire(change))

/** What a form asks of somebody new. */
export const newUser = {
  fullName: 'ดาริน ใหม่มา',
  username: 'darin',
  email: 'darin@shop.test',
  company: 'บ้านชาปลายดอย',
  country: 'ไทย',
  contact: '081-555-0999',
  role: 'author',
  currentPlan: 'basic',
}
