import type { CategoryTexts } from '../help-texts'

export const labelsTexts: CategoryTexts = {
  title: 'Labels and shipping',
  desc: 'Print labels, pack, enter tracking numbers and export files for couriers',
  groups: [
    'Printing labels',
    'Paper and contents',
    'Printing again and printing problems',
    'Before you close the box',
    'Tracking numbers and shipping',
    'Files for couriers',
  ],
  articles: {
    'print-labels': {
      question: "How do I print all of today's labels?",
      steps: [
        'Open **Labels**. You see the orders waiting for a label, oldest first.',
        'Tick them one by one, or tick **Select all shown**.',
        'Check the **Preview**, then press **Print … labels**.',
        "In the browser's print window, choose the printer and set the scale to 100%.",
      ],
      hint: 'Printed orders leave the list at once, so nobody prints them a second time.',
    },
    'print-one-label': {
      question: 'Can I print the label of a single order?',
      steps: [
        'Open the order from **Orders** and press **Print label**.',
        '**Labels** opens with this order already ticked. Just print.',
      ],
      hint: 'To print several orders from different places in the list, tick them in **Orders** and press **Print labels** in the bar at the bottom.',
    },
    'choose-paper': {
      question: 'How do I set the paper size for my printer?',
      steps: [
        'In **Labels**, go to **Paper and contents**.',
        'Choose **Roll 100 × 150 mm**, **Roll 100 × 100 mm** or **A4, 4 per page**.',
        'In the print window, choose the same paper size and turn off headers and footers.',
      ],
      hint: 'If the edges are cut off, the scale is nearly always set to “Fit to page”. Change it to 100%.',
    },
    'used-sheet': {
      question: 'Half of an A4 sheet is already used. Can I print on the rest?',
      steps: [
        'Choose **A4, 4 per page**.',
        'At **First free label on the sheet**, choose the first empty place. Count from left to right, starting at the top.',
        'Check the **Preview** before you put the sheet back into the printer.',
      ],
    },
    'label-contents': {
      question: 'Can I choose what is on the label?',
      steps: [
        'In **Labels**, go to **Paper and contents**.',
        'At **Shown on label**, tick what you want, such as **COD amount**, **Items**, **Note** or **Barcode**.',
        'You can set **Text size** and **Label language** in the same place.',
      ],
      hint: "If the driver shouldn't know what is in the box, untick **Items**.",
    },
    'print-again': {
      question: 'A label is damaged or lost. How do I print it again?',
      steps: [
        'Open the order from **Orders** and press **Print label again**.',
        "Print it. You're told that this label was printed before: press **Print again anyway**.",
      ],
      hint: 'If you ticked both new and printed orders, press **Print only the new ones**. Then no box gets two labels.',
    },
    'printing-interrupted': {
      question: 'Nothing came out of the printer, or I closed the page too early. What now?',
      steps: [
        "Open **Labels** again. It says **A print wasn't finished**.",
        'Press **Finish printing**. The orders are marked as printed only once.',
        "If it says that the print window didn't open, press **Print again** and allow pop-ups for this site.",
      ],
    },
    'unpaid-label': {
      question: "The label says that the order isn't paid. Can I ship it?",
      about:
        "If an order is to be paid in advance and the money hasn't come in, its label says **Not paid yet** or **Payment being checked** next to the order number. The courier won't collect it.",
      steps: [
        'Put the box aside and ask the person who checks the transfers.',
        'The money is there: open the order, press **Record payment**, then print the label again.',
      ],
      hint: 'If the courier has to collect money, the label says **Cash on delivery** with the amount in large print. All others say **Paid** or **Nothing to collect**.',
    },
    'sender-on-label': {
      question: 'The sender on the label is wrong or missing. Where do I change it?',
      steps: [
        'Open **Shops** and press **Edit** next to the shop. You have to be the owner.',
        'Under **Sender on the label**, enter **Address on the label**, **Postcode** and **Phone**.',
        'Press **Save changes**, then go back and print again.',
      ],
      hint: "Parcels that can't be delivered return to this address. Complete it before you print your first label.",
    },
    'scan-tracking': {
      question: 'How do I enter tracking numbers with a scanner?',
      steps: [
        'In **Orders**, press **Tracking numbers** and choose **Scan or type**.',
        "Scan the order's barcode on the label, then the courier's barcode. Go on with the next parcel.",
        'Check the list below, then press **Save … numbers**.',
      ],
      hint: 'If it says that a digit is mistyped, scan it again. Postal tracking numbers contain a check digit.',
    },
    'paste-tracking': {
      question: 'The courier sends the tracking numbers as a file. Can I enter them all at once?',
      steps: [
        'Copy two columns from the file or chat: order number and tracking number.',
        'In **Orders**, press **Tracking numbers**, choose **Paste a list** and paste them.',
        'Rows that say **Ready** will be saved. For the others, see the reason under **Remark** and correct them.',
        'Press **Save … numbers**.',
        'If a number already belongs to another order, compare it with the parcel. If both orders are in one parcel, press **Use anyway**. An order asks the same when you enter a number there: press **Use it**.',
      ],
      hint: 'The columns can be in any order, but each line must have only one order.',
    },
    'ship-orders': {
      question: "I've handed over the parcels. What do I press, and how do I tell the customer?",
      steps: [
        'In **Orders**, tick the parcels you shipped, press **Change status** and choose **Ship**.',
        "If you're asked whether to ship already, some orders have no tracking number, aren't paid or were changed after their label was printed. Check the list before you press **Ship anyway**.",
        'Open the order, go to **Reply to paste in chat** and press **Copy reply**. It includes the tracking number.',
      ],
    },
    'courier-file': {
      question: "How do I make an Excel file to upload to the courier's site?",
      steps: [
        'In **Orders**, tick the orders, or filter the list to those you ship today.',
        'Press **Export**, choose **Parcels for a courier (Excel)**, then the **Courier**.',
        "Press **Export … orders** and upload the file to the courier's site.",
      ],
      hint: 'The first time, compare its columns with the template in your account. Couriers change their templates without notice.',
    },
    'courier-format': {
      question: "The columns don't match the courier's template. How do I change them?",
      steps: [
        'As the owner, open **Couriers** in the menu, then the courier.',
        "Press **Start from the courier's template** and choose the file you downloaded from your account.",
        'If a column is still unclear, choose what goes in and compare it with the latest parcel beside it. Then press **Save format**.',
      ],
      hint: "If you don't like your changes, you can press **Use the built-in format** at any time.",
    },
    'courier-refuses': {
      question: "When I export, it says that the courier won't take some orders. What should I do?",
      steps: [
        "See **Orders to correct**. It says which field is wrong, such as a postcode that doesn't have 5 digits.",
        'Open the order, press **Edit**, correct it and save.',
        'Go back and press **Export** again, or save the other orders first.',
      ],
    },
  },
}
