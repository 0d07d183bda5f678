// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { chatApp } from '../../src/core/chat/app'
import { pastePage } from '../order/paste-page'

const text = 'คุณสมหญิง แสงทองดี 081-555-1037\n19/2 ซอยร่มเย็น 3 ต.สุเทพ อ.เมืองเชียงใหม่ จ.เชียงใหม่ 50200\nเก็บปลายทางค่ะ'

test('CHAT-124 messages taken from a chat are read like a pasted message: they fill the fields', async () => {
  const page = await pastePage()
  page.engine.provide({ chat: chatApp })
  await page.run(() => page.engine.announce({ type: 'chat.orderTaken', contactId: 1, text }))
  await page.until(() => expect(page.value('name')).toBe('สมหญิง แสงทองดี'))
  expect([page.value('fullCustomerData'), page.value('postNum'), page.value('phoneNumber')]).toEqual([
    text,
    '50200',
    '0815551037',
  ])
})
