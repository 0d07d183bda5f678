import type { CategoryTexts } from '../help-texts'

export const codTexts: CategoryTexts = {
  title: 'Cash on delivery',
  desc: "COD fees, outstanding money and the couriers' payment lists",
  groups: [
    'COD fee',
    'Outstanding money',
    "The courier's payment list",
    'Different amounts and missing parcels',
    'Marking money as received yourself',
    'Returned parcels',
  ],
  articles: {
    'fee-of-shop': {
      question: "How do I set the shop's COD fee?",
      steps: [
        'Open **Shops** and press **Edit** next to the shop.',
        'Under **COD fee**, choose **No fee**, **Fixed fee** or **Percentage**.',
        'With a percentage, you can also set **At least**. Below, you see an example of what the customer pays.',
        'Press **Save changes**. New orders use this fee.',
      ],
      hint: "Orders that are already saved don't change.",
    },
    'fee-of-order': {
      question: 'Can I leave out the COD fee for one customer?',
      steps: [
        'In **Take an order**, go to **Payment** and choose **Cash on delivery**.',
        'Change the number in **COD fee**. Enter 0 for no fee.',
        "If you change your mind, press **Use the shop's rule**.",
      ],
    },
    outstanding: {
      question: "Where do I see how much the couriers haven't paid yet?",
      steps: [
        'Open **Cash on delivery** and set **Orders from** and **To**.',
        'See **By courier**: the column **Outstanding** is the money the courier still has.',
        'Every single parcel is listed in **Outstanding parcels**.',
      ],
      hint: 'Parcels appear here only when their order is marked as shipped. If one is missing, check whether that was forgotten.',
    },
    'late-parcels': {
      question: 'Which parcels have been waiting for their money too long?',
      steps: [
        'In **Outstanding parcels**, see the column **Waiting**. More than 14 days are shown in red.',
        'Choose a courier at the top right of the table to see only its parcels.',
        'Copy the tracking number and ask the courier whether the money was sent or the parcel was returned.',
      ],
    },
    'tick-off-list': {
      question: 'The courier has paid. How do I reconcile the payment?',
      steps: [
        "Open **Cash on delivery**. In **Tick off a courier's list**, press **Open file**, or copy and paste the rows with their headings.",
        'See **Result**. Rows that say **Matches** are already ticked.',
        'Compare the total below the list with the money that arrived in your account.',
        'Press **Mark … as received**.',
      ],
      hint: 'If the connection is lost meanwhile, press it again. No parcel is marked twice.',
    },
    'list-columns': {
      question: "I'm asked which column is the amount collected. Which one do I choose?",
      steps: [
        'Choose the column with the money the customers paid, before fees and VAT are deducted.',
        "For columns that you don't need, choose **Not used**.",
        'Rows that say **Unclear: check the list** can be ticked once you have chosen the column.',
      ],
      hint: "Amounts are never guessed. If they can be read in more than one way, you're always asked.",
    },
    'list-not-readable': {
      question: "The courier's file can't be opened. What should I do?",
      steps: [
        "If it's an old .xls file or has a password, open it in Excel and save it as .xlsx or CSV.",
        'If it is larger than 4 MB, delete the other sheets and keep only the list.',
        "Or copy the rows from the file into **Paste the courier's list**.",
      ],
    },
    'amount-differs': {
      question: 'The result says that the amount is different. What should I do?',
      steps: [
        'See **Amount collected** and **Difference** in that row.',
        'Open the order and see whether its total was changed after the label was printed. Couriers collect what the label says.',
        "If you accept the difference, tick the row yourself and mark it as received. If you don't, leave it and ask the courier first.",
      ],
    },
    'not-in-list': {
      question: 'What does it mean if a parcel was not found in this period?',
      steps: [
        'Set **Orders from** to an earlier day, before the order was taken.',
        "If it still isn't found, search for the tracking number in **Orders**. It may not have been entered yet.",
        "**Nothing to collect** can mean that the order isn't marked as shipped yet. **Already received** means that it's done: don't mark it again.",
      ],
    },
    'tick-by-hand': {
      question: 'The courier has no file for me. Can I mark parcels as received by hand?',
      steps: [
        'In **Outstanding parcels**, tick each parcel, or the box in the table heading for all that are shown.',
        'Compare the number of parcels and the total below the table with the money that arrived in your account.',
        'Press **Mark … as received**.',
      ],
    },
    'receive-one': {
      question: 'Can I record the COD money of a single order in the order itself?',
      steps: ['Open the order from **Orders**.', 'At **Payment**, press **COD money received**.'],
      hint: "The button is there once the parcel has been shipped, for owners and bookkeepers only. Order clerks can't record COD money.",
    },
    'parcel-returned': {
      question: "The customer didn't accept the parcel and it came back. What should I do?",
      steps: [
        'Open the order, press **Other steps** and choose **Mark as returned**.',
        'Confirm. The order is no longer outstanding.',
        'Put the goods back and ask the customer whether to send them again. If so, take a new order.',
      ],
      hint: 'The status of a returned order can no longer be changed. If it was a mistake, undo it within 10 minutes.',
    },
    'refused-before': {
      question: 'How do I know that a customer has refused parcels before?',
      about:
        "Returned COD orders are counted for each phone number. When you take an order with this number, you're warned.",
      steps: [
        'If you see the warning in **Take an order**, ask for payment in advance and choose **Bank transfer** or **PromptPay**.',
        "To see what happened before, open **Customers**, then the customer's **Earlier orders**.",
      ],
    },
  },
}
