import type { RaanError } from '../kernel/errors'
import { isKeyUsed } from '../kernel/outcome'
import type { AppModule } from '../kernel/ports'
import { postFormMachine } from './post.form'
import { postMachine } from './post.machine'

/** An app of its own, so that whoever looks at the list does not load how one post is read and changed. */
export const postApp = {
  views: {
    post: {
      machine: postMachine,
      reacts: ({ type, error }: { type: string; error?: RaanError }) =>
        type === 'blog.saved' || (type === 'blog.changeFailed' && error && isKeyUsed(error))
          ? { type: 'reload' }
          : undefined,
    },
    'post.form': { machine: postFormMachine },
  },
} satisfies AppModule
