// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { useHeadingFocus } from '../../src/widgets/dashboard/use-screen-title'

type ScreenProps = { location: string; isLoading?: boolean }

function Screen({ location, isLoading }: ScreenProps) {
  const heading = useHeadingFocus(location)
  return isLoading ? (
    <p>…</p>
  ) : (
    <h1 ref={heading} tabIndex={-1}>
      {location}
    </h1>
  )
}

async function open() {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => act(async () => root.unmount()))
  const show = (props: ScreenProps) => act(async () => root.render(<Screen {...props} />))
  return { show, focused: () => container.querySelector('h1:focus')?.textContent }
}

test('DASH-5515 the heading of a screen whose code still loads takes the focus once it is shown, and only then', async () => {
  const { show, focused } = await open()
  await show({ location: 'Orders' })
  expect(focused()).toBeUndefined()
  await show({ location: 'Sign in', isLoading: true })
  await show({ location: 'Sign in' })
  expect(focused()).toBe('Sign in')
  ;(document.activeElement as HTMLElement).blur()
  await show({ location: 'Sign in', isLoading: true })
  await show({ location: 'Sign in' })
  expect(focused()).toBeUndefined()
})
