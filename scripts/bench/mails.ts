import { createMock } from 'langraan/mock'
import { benchScroll, filled } from './scroll.ts'

const count = 10_000

type Sample = { subject: string; attachments: object[]; [field: string]: unknown }

/** The sample emails repeated, one per minute, all in the inbox. */
async function manyMails(): Promise<Sample[]> {
  const { emails } = await (await createMock().fetch(new Request('http://bench/apps/email/emails?folder='))).json()
  const samples: Sample[] = emails
  const first = Date.parse('2026-01-01T00:00:00Z')
  return Array.from({ length: count }, (_, place) => {
    const sample = samples[place % samples.length] as Sample
    const time = new Date(first + place * 60_000).toISOString()
    return { ...sample, attachments: [], replies: [], id: place + 1, folder: 'inbox', time }
  })
}

export async function benchMails(): Promise<void> {
  const emails = await manyMails()
  await benchScroll({
    name: `${count.toLocaleString('en')} mails`,
    page: '/bench-mails.html',
    element: 'raan-email',
    list: 'ul:has(> [aria-setsize])',
    calls: '**/backend/apps/email/emails*',
    db: filled({ emails }),
    // newest first
    texts: emails.toReversed().map(({ subject }) => subject),
    isShown: 'document.querySelector("raan-email").shadowRoot?.querySelector("[data-mail]")',
  })
}
