import { mapLocales, mapMessages } from './map/messages'
import { mapFile } from './map/page'

const asked = new URLSearchParams(location.search)
const tag = /^raan-[a-z-]+$/.exec(asked.get('tag') ?? '')?.[0] ?? 'raan-cart'
const locale = mapLocales.find((each) => each === asked.get('locale')) ?? 'th'

/** Simulates a portal that signs its users in itself. */
async function fetchToken(): Promise<string> {
  const answer = await fetch('/backend/jwt/login', {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@langraan.test', password: 'admin' }),
  })
  return (await answer.json()).accessToken
}

document.documentElement.lang = locale
document.title = `<${tag}> · หลังร้าน`
const heading = document.createElement('h1')
heading.append(`<${tag}>`)
const back = document.createElement('a')
back.href = `/${mapFile(locale)}#elements`
back.append(mapMessages[locale].title)

const provider = Object.assign(document.createElement('raan-provider'), { fetchToken })
provider.setAttribute('base-url', '/backend')
provider.setAttribute('locale', locale)
provider.append(document.createElement(tag))
document.querySelector('main')?.append(heading, back, provider)
