import { expect } from 'chai'
import { locales } from '../../src/core/kernel/locale'
import { deepFind, until } from '../helpers/looking'
import { newBrowser, openDashboard } from './dashboard'

describe('the offer of the tour on a phone', () => {
  for (const locale of locales)
    it(`FIRST-2800 its cross is in the upper corner, beside the text, in ${locale}`, async () => {
      await newBrowser({ locale, skin: 'light' })
      const first = await openDashboard('/login')
      await first.signIn()
      first.page.close()
      for (const width of [390, 360]) {
        const { page } = await openDashboard('/', { width, height: 780 })
        const offer = await until('the offer', () => deepFind(page.document, '[part=tour-offer]'))
        const [text, start, close] = [...offer.querySelectorAll('p, button')].map((each) =>
          each.getBoundingClientRect(),
        )
        const box = offer.getBoundingClientRect()
        page.close()
        if (!text || !start || !close) throw new Error('no text and two buttons')
        expect(Math.abs(close.top - box.top), `top at ${width}`).to.be.at.most(16)
        expect(close.left, `left at ${width}`).to.be.at.least(text.right)
        expect(box.right - close.right, `right at ${width}`).to.be.within(0, 20)
        expect(start.bottom, `bottom at ${width}`).to.be.at.most(box.bottom)
        expect(start.right, `right of the button at ${width}`).to.be.at.most(close.left)
        expect(text.width, `width of the text at ${width}`).to.be.at.least(150)
      }
    })
})
