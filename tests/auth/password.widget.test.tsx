// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { type SignInDesk, signInDesk } from '../auth/sign-in-desk'
import { sessionKey } from '../helpers/stores'

const hint = [{ email: 'admin@langraan.test', password: 'admin' }]

let desk: SignInDesk
afterEach(() => desk.close())

test('PASS-30 a forgotten password is requested, reset with the shown link, and signs in', async () => {
  const views: string[] = []
  const links: string[] = []
  desk = await signInDesk({
    hint,
    forgotPassword: true,
    onViewChange: (view) => views.push(view),
    onResetLink: (token) => links.push(token),
  })
  await desk.press('Forgot your password?')
  await desk.until(() => desk.button('Send link'))
  await desk.press('Send link')
  expect(desk.errorOf('email')).toBe('This field is required.')
  await desk.type('email', 'admin@langraan')
  await desk.press('Send link')
  expect(desk.errorOf('email')).toBe('Enter an email address, like name@example.com.')
  expect(desk.calls).toEqual([])
  await desk.type('email', 'admin@langraan.test')
  await desk.press('Send link')
  await desk.until(() => desk.button('Open link'))
  expect(desk.text()).toContain("If there's an account for admin@langraan.test")
  await desk.press('Open link')
  await desk.until(() => desk.button('Set password'))
  expect(links).toEqual([expect.stringMatching(/^[\w-]{32}$/)])
  await desk.type('password', 'three words more')
  await desk.type('again', 'three words')
  await desk.press('Set password')
  expect(desk.errorOf('again')).toBe("The passwords don't match.")
  await desk.type('again', 'three words more')
  await desk.press('Set password')
  await desk.until(() => expect(desk.text()).toContain('Your new password is set'))
  await desk.press('Sign in')
  expect(views).toEqual(['forgot-password', 'reset-password', 'sign-in'])
  await desk.type('email', 'admin@langraan.test')
  await desk.type('password', 'three words more')
  await desk.press('Sign in')
  await desk.until(() => desk.button('Sign out'))
})

test('PASS-4314 the link of an invitation welcomes the newcomer, who chooses a password', async () => {
  desk = await signInDesk({ view: 'reset-password', token: 'new.unknown' })
  await desk.until(() => desk.button('Set password'))
  expect(desk.text()).toContain('Welcome! Choose a password')
  expect(desk.text()).toContain('Confirm password')
  expect(desk.text()).not.toMatch(/new password/i)
})

test('PASS-31 a used link says so and leads to a new one', async () => {
  desk = await signInDesk({ view: 'reset-password', token: 'made-up' })
  await desk.until(() => desk.button('Set password'))
  await desk.type('password', 'three words more')
  await desk.type('again', 'three words more')
  await desk.press('Set password')
  await desk.until(() => expect(desk.alert()).toBe('This link has been used or has expired. Request a new one.'))
  expect(desk.input('password').value).toBe('three words more')
  await desk.press('Request a new link')
  await desk.until(() => desk.button('Send link'))
})

test('PASS-32 the password link and the sample link are shown only where they work', async () => {
  desk = await signInDesk({})
  expect(desk.text()).not.toContain('Forgot your password?')
  await desk.show({ view: 'forgot-password' })
  await desk.until(() => desk.button('Send link'))
  await desk.type('email', 'admin@langraan.test')
  await desk.press('Send link')
  await desk.until(() => expect(desk.text()).toContain('Check your email'))
  expect(desk.text()).not.toContain('Open link')
  await desk.close()
  desk = await signInDesk({ view: 'reset-password' })
  await desk.until(() => desk.button('Request a new link'))
  expect(desk.text()).not.toContain('Set password')
})

test('PASS-2064 a shop that sends no emails says so and whom to ask; one that does says what to do if nothing arrives', async () => {
  const answers = [{ isMailed: false }, {}]
  desk = await signInDesk(
    { view: 'forgot-password' },
    { transport: async () => Response.json(answers.shift(), { status: 200 }) },
  )
  await desk.until(() => desk.button('Send link'))
  await desk.type('email', 'fah@shop.example')
  await desk.press('Send link')
  await desk.until(() => expect(desk.text()).toContain("Ask the shop's owner for a link"))
  expect(desk.text()).toContain("This shop doesn't send emails. Its owner can give you a link for fah@shop.example")
  expect(desk.text()).not.toContain('Check your email')
  await desk.press('Use another email')
  await desk.until(() => desk.button('Send link'))
  await desk.press('Send link')
  await desk.until(() => expect(desk.text()).toContain('Check your email'))
  expect(desk.text()).toContain('ask whoever invited you for a new link')
})

test('PASS-33 the strength of a password is shown from the first character on', async () => {
  desk = await signInDesk({ view: 'register' })
  expect(desk.text()).not.toContain('Password strength')
  await desk.type('password', 'password')
  await desk.until(() => expect(desk.text()).toContain('Password strength: very weak. It contains common words'))
  await desk.type('password', 'correct horse battery staple')
  await desk.until(() => expect(desk.text()).toContain('Password strength: strong.'))
})

test('AUTH-63 without "Remember me" the session ends with the tab, and the form says so', async () => {
  desk = await signInDesk({ hint })
  expect(desk.text()).not.toContain("You'll be signed out when you close this tab.")
  await desk.accept()
  expect(desk.text()).toContain("You'll be signed out when you close this tab.")
  await desk.press('Sign in')
  await desk.until(() => desk.button('Sign out'))
  expect(desk.storage.local.get(sessionKey('accessToken', 'page'))).toBeNull()
  expect(desk.storage.session.get(sessionKey('accessToken', 'page'))).not.toBeNull()
})

test('AUTH-64 the signed-in user is shown above the form if both are requested, with links to continue and sign out', async () => {
  const gone: string[] = []
  const props = { hint, keepForm: true, onGoOn: () => gone.push('on') }
  desk = await signInDesk(props)
  await desk.press('Sign in')
  await desk.until(() => desk.button('Sign out'))
  expect(desk.text()).toContain('You are signed in as มาลี ใจดี.')
  expect(desk.input('email').value).toBe('admin@langraan.test')
  await desk.press('Continue')
  expect(gone).toEqual(['on'])
  await desk.press('Sign out')
  expect(desk.text()).not.toContain('You are signed in as')
})

test("PASS-35 the focus moves to the heading of the form's result, and back", async () => {
  const heading = () => document.activeElement?.textContent
  desk = await signInDesk({ hint, forgotPassword: true })
  await desk.press('Create an account')
  expect(heading()).toBe('Create an account')
  await desk.press('Sign in')
  expect(heading()).toBe('Sign in')
  await desk.press('Forgot your password?')
  await desk.until(() => desk.button('Send link'))
  await desk.type('email', 'admin@langraan.test')
  await desk.press('Send link')
  await desk.until(() => expect(heading()).toBe('Check your email'))
  await desk.press('Resend or use another email')
  expect(heading()).toBe('Forgot your password?')
  expect(desk.input('email').value).toBe('admin@langraan.test')
})
