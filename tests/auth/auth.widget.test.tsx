// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import type { RaanSignInProps } from '../../src/widgets/auth'
import { type SignInDesk, signInDesk } from './sign-in-desk'

const hint = [
  { email: 'admin@langraan.test', password: 'admin' },
  { email: 'client@langraan.test', password: 'client' },
]

let desk: SignInDesk
const open = async (...given: Parameters<typeof signInDesk>) => {
  desk = await signInDesk(...given)
  return desk
}
afterEach(() => desk.close())

const signIn = async (email: string, password: string) => {
  await desk.type('email', email)
  await desk.type('password', password)
  await desk.press('Sign in')
}

describe('signing in', () => {
  test('AUTH-50 a wrong password is shown under the email, moves the focus there and clears on typing', async () => {
    await open()
    await signIn('admin@langraan.test', 'wrong')
    await desk.until(() => expect(desk.errorOf('email')).toBe('Incorrect email or password.'))
    expect(desk.input('email').getAttribute('aria-invalid')).toBe('true')
    expect(desk.focused()).toBe('email')
    await desk.type('email', 'admin@langraan.tes')
    expect(desk.errorOf('email')).toBeUndefined()
  })

  test('AUTH-50 empty fields are named without a call; correcting one leaves the focus in it', async () => {
    await open()
    await desk.press('Sign in')
    expect([desk.errorOf('email'), desk.errorOf('password')]).toEqual([
      'This field is required.',
      'This field is required.',
    ])
    expect(desk.focused()).toBe('email')
    desk.input('password').focus()
    await desk.type('password', 'x')
    expect([desk.errorOf('email'), desk.errorOf('password')]).toEqual(['This field is required.', undefined])
    expect(desk.focused()).toBe('password')
    expect(desk.calls).toEqual([])
  })

  test('AUTH-51 the password is hidden until requested', async () => {
    await open()
    expect(desk.input('password').type).toBe('password')
    await desk.press('Show password')
    expect(desk.input('password').type).toBe('text')
    await desk.press('Hide password')
    expect(desk.input('password').type).toBe('password')
  })

  test('AUTH-52 a double click signs in once, and the button is busy in the meantime', async () => {
    let answer = (_: Response) => {}
    const transport = () => new Promise<Response>((resolve) => (answer = resolve))
    await open({}, { transport })
    await signIn('a@b.test', 'x')
    expect(desk.button('Sign in').getAttribute('aria-busy')).toBe('true')
    await desk.press('Sign in')
    expect(desk.calls).toEqual(['/jwt/login'])
    answer(new Response(null, { status: 500 }))
    await desk.until(() => expect(desk.button('Sign in').getAttribute('aria-busy')).toBeNull())
  })

  test('AUTH-54 the signed-in user is shown with a sign-out button, and the host is notified', async () => {
    const reported: unknown[] = []
    const props: RaanSignInProps = {
      onSignedIn: (detail) => reported.push(detail),
      onSignedOut: (detail) => reported.push(detail),
    }
    await open(props)
    await signIn('admin@langraan.test', 'admin')
    await desk.until(() => desk.button('Sign out'))
    expect(desk.text()).toContain('มาลี ใจดี')
    expect(desk.text()).toContain('admin@langraan.test')
    expect(desk.text()).toContain('Administrator')
    expect(desk.text()).toContain('Welcome, มาลี ใจดี')
    await desk.press('Sign out')
    expect(desk.input('password').value).toBe('')
    expect(reported).toEqual([{ id: 1, username: 'admin', role: 'admin' }, { reason: 'user' }])
  })

  test('AUTH-55 sample credentials are shown only when given, fill the form and can be chosen', async () => {
    await open()
    expect(desk.text()).not.toContain('admin@langraan.test')
    await desk.show({ hint })
    expect([desk.input('email').value, desk.input('password').value]).toEqual(['admin@langraan.test', 'admin'])
    await desk.press('client@langraan.test · client')
    expect([desk.input('email').value, desk.input('password').value]).toEqual(['client@langraan.test', 'client'])
  })
})

describe('backend messages', () => {
  test.each([
    [{ email: 'Something went wrong' }, 'ขณะนี้ยังเข้าสู่ระบบไม่ได้'],
    [
      { email: ['Something went wrong', 'Signing in needs https or localhost'] },
      'ขณะนี้ยังเข้าสู่ระบบไม่ได้ ต้องเปิดหน้านี้ผ่าน https หรือ localhost จึงจะเข้าสู่ระบบได้',
    ],
    [{ email: ['inactive'] }, 'บัญชีนี้ถูกปิดการใช้งาน กรุณาติดต่อผู้ดูแลบัญชีของร้าน'],
    [{ email: ['Your shop is closed <b>today</b>.'] }, 'Your shop is closed <b>today</b>.'],
  ])('AUTH-56 %j is shown under the email as "%s"', async (error, sentence) => {
    const transport = async () => Response.json({ error }, { status: 400 })
    await open({ hint }, { transport, locale: 'th' })
    await desk.press('เข้าสู่ระบบ')
    await desk.until(() => expect(desk.errorOf('email')).toBe(sentence))
  })

  test('AUTH-56 an error without a field is shown above the form', async () => {
    const transport = async () => Response.json({ error: { account: 'Locked until noon' } }, { status: 400 })
    await open({ hint }, { transport })
    await desk.press('Sign in')
    await desk.until(() => expect(desk.alert()).toBe('Locked until noon'))
  })

  test.each([
    [
      'offline',
      () => Promise.reject(new TypeError('Failed to fetch')),
      "You're offline. Try again when you're back online.",
    ],
    ['HTML', async () => new Response('<html>'), "The shop's server sent an invalid response. Try again later."],
    [
      '429 with a time to wait',
      async () => new Response(null, { status: 429, headers: { 'Retry-After': '61' } }),
      'Too many attempts. Wait 2\u00a0minutes and try again.',
    ],
    [
      '429 without one',
      async () => new Response(null, { status: 429 }),
      'Too many attempts. Wait a while and try again.',
    ],
    ['a bare 401', async () => new Response(null, { status: 401 }), 'Incorrect email or password.'],
  ])('AUTH-56 %s is explained above the form', async (_, transport, sentence) => {
    await open({ hint }, { transport })
    await desk.press('Sign in')
    await desk.until(() => expect(desk.alert()).toBe(sentence))
  })
})

test('AUTH-4921 a sign-in that the server could not answer says so', async () => {
  await open({ hint }, { transport: async () => new Response('<h1>Bad gateway</h1>', { status: 502 }) })
  await desk.press('Sign in')
  await desk.until(() => expect(desk.alert()).toBe("The shop's server can't answer right now. Try again later."))
})

describe('registration', () => {
  const fill = async (username: string, email: string) => {
    await desk.type('username', username)
    await desk.type('email', email)
    await desk.type('password', 'secret words')
  }

  test('AUTH-53 the terms must be accepted; then both conflicts are shown under their fields and clear on typing', async () => {
    await open({ view: 'register' })
    await fill('admin', 'client@langraan.test')
    await desk.press('Create account')
    expect(desk.text()).toContain('Accept the terms of use to continue.')
    expect(desk.calls).toEqual([])
    await desk.accept()
    expect(desk.text()).not.toContain('Accept the terms of use to continue.')
    await desk.press('Create account')
    await desk.until(() => expect(desk.errorOf('username')).toBe('This username is already in use.'))
    expect(desk.errorOf('email')).toBe('This email is already in use.')
    expect(desk.focused()).toBe('username')
    await desk.type('username', 'admin2')
    expect([desk.errorOf('username'), desk.errorOf('email')]).toEqual([undefined, 'This email is already in use.'])
  })

  test('AUTH-2065 a shop that nobody can join on their own says whom to ask, and keeps what was typed', async () => {
    await desk.close()
    desk = await signInDesk({ view: 'register' }, { transport: async () => new Response('', { status: 403 }) })
    await fill('fah', 'fah@shop.example')
    await desk.accept()
    await desk.press('Create account')
    await desk.until(() =>
      expect(desk.alert()).toBe("Nobody can sign up here on their own. Ask the shop's owner to invite you."),
    )
    expect(desk.input('email').value).toBe('fah@shop.example')
  })

  test('AUTH-53 blank fields and unaccepted terms are named together, without a call', async () => {
    await open({ view: 'register' })
    await desk.type('username', 'new')
    await desk.press('Create account')
    expect(desk.text()).toContain('Accept the terms of use to continue.')
    expect(['username', 'email', 'password'].map(desk.errorOf)).toEqual([
      undefined,
      'This field is required.',
      'This field is required.',
    ])
    expect(desk.focused()).toBe('email')
    expect(desk.calls).toEqual([])
  })

  test('AUTH-403 a password that is too short is named at its field', async () => {
    await open({ view: 'register' })
    await fill('new', 'new@langraan.test')
    await desk.type('password', 'short')
    await desk.accept()
    await desk.press('Create account')
    await desk.until(() => expect(desk.errorOf('password')).toContain('At least 8 characters.'))
  })

  test('AUTH-53 a new user is signed in', async () => {
    await open({ view: 'register', termsUrl: 'https://shop.test/terms' })
    await fill('<b>new</b>', 'new@langraan.test')
    await desk.accept()
    await desk.press('Create account')
    await desk.until(() => desk.button('Sign out'))
    expect(desk.text()).toContain('<b>new</b>')
  })

  test('AUTH-4204 where registration is closed, the sign-in form says who invites, and no form is offered that is refused', async () => {
    await open({ registration: 'closed' })
    expect(desk.text()).toContain("New here? Ask the shop's owner to invite you.")
    expect(desk.text()).not.toContain('Create an account')
    await desk.close()
    await open({ registration: 'closed', view: 'register' })
    expect(desk.text()).toContain("Nobody can sign up here on their own. Ask the shop's owner to invite you.")
    expect(document.querySelector('input')).toBeNull()
    await desk.press('Sign in')
    expect(desk.input('email')).toBeTruthy()
  })

  test('AUTH-53 switching forms keeps the email and drops the errors', async () => {
    const views: string[] = []
    await open({ onViewChange: (view) => views.push(view) })
    await desk.type('email', 'new@langraan.test')
    await desk.press('Sign in')
    expect(desk.errorOf('password')).toBe('This field is required.')
    await desk.press('Create an account')
    expect(desk.input('email').value).toBe('new@langraan.test')
    expect(desk.errorOf('password')).toBeUndefined()
    await desk.press('Sign in')
    expect(desk.input('email').value).toBe('new@langraan.test')
    expect(views).toEqual(['register', 'sign-in'])
  })
})
