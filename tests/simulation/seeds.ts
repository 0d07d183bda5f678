import type { Plan, World } from './plan'

const usual: World = { isSecure: true, backend: 'full', auth: 'open', ownLines: true }
const story = (scenario: Plan['scenario'], steps: string, world: Partial<World> = {}): Plan => ({
  seed: 1,
  scenario,
  world: { ...usual, ...world },
  steps: steps.split(', '),
})

/**
 * Stories that failed once, as short as they could be made. `npm run faults` prints such a story for each that fails.
 */
export const pastFailures: readonly (readonly [what: string, plan: Plan])[] = [
  [
    'an answer is lost, and a proxy turns the repeat away',
    story('proxy', 'write, line lost, line 403, save, wait 90000, save, wait 3000'),
  ],
  [
    'a page in place of the answer, then one that says 404',
    story('proxy', 'write, line after-html, line 404-html, save, wait 90000, save, wait 3000'),
  ],
  [
    'a verdict on the repeat and on the look-up, and the next press meets one again',
    story('proxy', 'write, line lost, line 404-html, line 413-html, line 413, save, wait 20000, save, wait 3000'),
  ],
  [
    'a verdict after a reload of an order in doubt',
    story(
      'proxy',
      'write, line lost, line 409, line 409, save, wait 3000, reload, wait 400, line 413, save, wait 3000',
    ),
  ],
  [
    'an order in doubt is emptied out of the form, and the next one is written there',
    story('proxy', 'write, line lost, line 404, line 404-html, save, wait 20000, follow, write, save, wait 3000'),
  ],
  [
    'the power is cut after the press',
    story('power cut', 'write, wait 90000, line tardy, save, wait 3000, crash-restored, wait 3000, save, wait 3000'),
  ],
  [
    'the power is cut while the answer is lost, and nothing of the tabs is restored',
    story('power cut', 'write, line lost, line lost, line lost, line lost, save, wait 3000, crash, wait 3000'),
  ],
  [
    'back to a page that held the draft which the next page saved',
    story('plain http', 'write, wait 3000, leave, wait 3000, save, wait 3000, back, wait 400, save, wait 3000', {
      isSecure: false,
    }),
  ],
  [
    'back to a page whose place has stored another order since',
    story(
      'plain http',
      'write, leave, wait 20000, save, wait 3000, follow, wait 40, write, save, wait 90000, back, wait 40, save, wait 3000',
      { isSecure: false },
    ),
  ],
  [
    'a tab that lay frozen saves what another one took over and saved',
    story(
      'plain http',
      'write, open, freeze, wait 20000, look, wait 400, adopt, wait 400, save, wait 40, follow, wait 3000, switch, wait 40, save, wait 3000',
      { isSecure: false },
    ),
  ],
  [
    'the storage is full, the answer is lost, and the tab dies',
    story('storage', 'fill, write, line lost, line lost, line lost, line lost, save, wait 400, kill, wait 3000'),
  ],
  [
    'a backend that looks for no keys, and a proxy turns the repeat away',
    story('poor backend', 'write, line lost, line 409, save, wait 3000, save, wait 3000', { backend: 'no-lookup' }),
  ],
  [
    'such a backend, and the next press is turned away as well',
    story('poor backend', 'write, line lost, line 200-error, save, wait 3000, save, line 413, wait 3000', {
      backend: 'no-lookup',
    }),
  ],
  [
    'a backend that does not tell which order has the key, and the draft is edited',
    story('poor backend', 'write, line lost, line 400, save, wait 3000, edit, save, wait 3000', { backend: 'mute' }),
  ],
  [
    'a page that was asleep while its stored order was being put away writes the next one',
    story('calm', 'write, save, wait 3000, sleep, wait 40, write, wait 40, kill, wait 3000'),
  ],
  [
    'back to a page whose order is stored, while the next page saves another one in the same place',
    story(
      'plain http',
      'write, save, wait 20000, leave, wait 3000, write, line lost, line lost, save, wait 400, back, wait 20000',
      { isSecure: false },
    ),
  ],
  [
    'back to a page that is still sending, while the next page saved its order and then another one',
    story(
      'plain http',
      'write, line tardy, save, wait 3000, leave, wait 20000, write, save, wait 40, back, wait 20000',
      { isSecure: false },
    ),
  ],
  [
    'a page whose order another one stored takes over a draft that is not to be had',
    story(
      'plain http',
      'write, open, freeze, wait 20000, adopt, wait 400, save, follow, open, wait 20000, write, leave, switch, wait 40, adopt, wait 3000',
      { isSecure: false },
    ),
  ],
  [
    'back to a page that hears only then that it was turned away, after another one saved its order',
    story('plain http', 'write, line 409, save, wait 40, leave, wait 3000, back, wait 3000', {
      isSecure: false,
      ownLines: false,
    }),
  ],
  [
    'an order is stored minutes after it was looked up in vain, and the next press is turned away',
    story('proxy', 'write, line late, line 400, save, wait 20000, line 200-error, wait 600000, save, wait 3000'),
  ],
]
