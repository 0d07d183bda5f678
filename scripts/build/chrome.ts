import { existsSync } from 'node:fs'
import { run } from './run.ts'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** No sandbox, for root in a container; no background network access. */
export const chromeFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const findChrome = (): string | undefined =>
  [process.env.CHROME_PATH, ...places].find((path) => path && existsSync(path))

/** Path of an installed Chrome or Chromium. Installs it on Debian as root; elsewhere throws with instructions. */
export async function needChrome(): Promise<string> {
  const found = findChrome()
  if (found) return found
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing chromium for the browser tests …')
    await run('apt-get', ['update', '-qq'], { quiet: true })
    await run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-core'], { quiet: true })
    const installed = findChrome()
    if (installed) return installed
  }
  throw new Error('The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to its program.')
}
