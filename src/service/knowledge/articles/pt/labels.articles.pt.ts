import type { CategoryTexts } from '../help-texts'

export const labelsTexts: CategoryTexts = {
  title: 'Etiquetas e envio',
  desc: 'Imprimir etiquetas, embalar, números de envio e ficheiros para as transportadoras',
  groups: [
    'Imprimir etiquetas',
    'Papel e conteúdo da etiqueta',
    'Imprimir de novo e problemas de impressão',
    'Antes de fechar a caixa',
    'Números de envio e expedição',
    'Ficheiros para as transportadoras',
  ],
  articles: {
    'print-labels': {
      question: 'Como imprimo todas as etiquetas de hoje?',
      steps: [
        'Abra **Etiquetas**. As encomendas por imprimir estão aí, as mais antigas primeiro.',
        'Assinale-as uma a uma, ou assinale **Selecionar tudo o que está visível**.',
        'Veja a **Pré-visualização** e prima **Imprimir … etiquetas**.',
        'Na janela de impressão do navegador, escolha a impressora e a escala de 100%.',
      ],
      hint: 'Uma encomenda impressa sai logo da lista de espera, para que ninguém a imprima outra vez.',
    },
    'print-one-label': {
      question: 'Posso imprimir a etiqueta de uma só encomenda?',
      steps: [
        'Abra a encomenda em **Encomendas** e prima **Imprimir a etiqueta**.',
        'A página **Etiquetas** abre com essa encomenda já assinalada. Basta imprimir.',
      ],
      hint: 'Para imprimir várias que não estão seguidas, assinale-as em **Encomendas** e prima **Imprimir etiquetas** na barra de baixo.',
    },
    'choose-paper': {
      question: 'Como acerto o tamanho do papel com a impressora?',
      steps: [
        'Em **Etiquetas**, vá a **Papel e conteúdo**.',
        'Escolha **Rolo 100 × 150 mm**, **Rolo 100 × 100 mm** ou **A4, 4 por página**.',
        'Na janela de impressão, escolha o mesmo tamanho de papel e desative os cabeçalhos e rodapés.',
      ],
      hint: 'Quando as margens saem cortadas, a escala está quase sempre em “Ajustar à página”. Mude-a para 100%.',
    },
    'used-sheet': {
      question: 'Metade da folha A4 já foi usada. Posso aproveitar o resto?',
      steps: [
        'Escolha **A4, 4 por página**.',
        'Em **Primeiro lugar livre na folha**, escolha o primeiro lugar vazio, contado da esquerda para a direita, a partir de cima.',
        'Confirme na **Pré-visualização** antes de voltar a pôr a folha na impressora.',
      ],
    },
    'label-contents': {
      question: 'Posso escolher o que aparece na etiqueta?',
      steps: [
        'Em **Etiquetas**, vá a **Papel e conteúdo**.',
        'Em **Na etiqueta**, assinale o que quer: **Valor a cobrar na entrega**, **Artigos**, **Nota** ou **Código de barras**, por exemplo.',
        'O **Tamanho do texto** e a **Língua da etiqueta** escolhem-se no mesmo sítio.',
      ],
      hint: 'Se o estafeta não deve saber o que vai na caixa, desmarque **Artigos**.',
    },
    'print-again': {
      question: 'Uma etiqueta estragou-se ou perdeu-se. Como a imprimo de novo?',
      steps: [
        'Abra a encomenda em **Encomendas** e prima **Imprimir a etiqueta de novo**.',
        'Ao imprimir, aparece o aviso de que a etiqueta já foi impressa. Prima **Imprimir mesmo assim**.',
      ],
      hint: 'Se assinalou etiquetas novas e antigas, prima **Imprimir só as novas**: assim não há duas etiquetas para a mesma caixa.',
    },
    'printing-interrupted': {
      question: 'A impressora não imprimiu nada, ou fechei a página. O que faço?',
      steps: [
        'Volte a abrir **Etiquetas**. Aparece **Uma impressão não terminou**.',
        'Prima **Terminar a impressão**. As encomendas não contam como impressas duas vezes.',
        'Se aparecer que a janela de impressão não abriu, prima **Imprimir de novo** e permita as janelas pop-up deste site.',
      ],
    },
    'unpaid-label': {
      question: 'A etiqueta diz que a encomenda está por pagar. Posso enviar?',
      about:
        'Uma encomenda por transferência ainda não recebida tem **Ainda por pagar** ou **Pagamento em verificação** ao lado do número. A transportadora não cobra este valor na entrega.',
      steps: [
        'Ponha a caixa de lado e pergunte a quem confere as transferências.',
        'Se o dinheiro entrou: abra a encomenda, prima **Registar o pagamento** e imprima de novo.',
      ],
      hint: 'As etiquetas à cobrança dizem **Pagamento na entrega**, com o valor em letras grandes. As outras dizem **Paga** ou **Nada a cobrar**.',
    },
    'sender-on-label': {
      question: 'O remetente na etiqueta está errado ou falta. Onde corrijo?',
      steps: [
        'Abra **Lojas** e prima **Editar** nessa loja (só o proprietário pode).',
        'Em **Remetente na etiqueta**, preencha **Morada na etiqueta**, **Código postal** e **Telefone**.',
        'Prima **Guardar as alterações** e imprima de novo.',
      ],
      hint: 'As encomendas não entregues voltam para esta morada. Preencha-a toda antes de imprimir a primeira etiqueta.',
    },
    'scan-tracking': {
      question: 'Como introduzo os números de envio com um leitor de códigos de barras?',
      steps: [
        'Em **Encomendas**, prima **Números de envio** e escolha **Ler ou escrever**.',
        'Leia o código de barras da encomenda na etiqueta, depois o da transportadora, e passe à seguinte.',
        'Confira a lista em baixo e prima **Guardar … números**.',
      ],
      hint: 'Se aparecer que um algarismo está errado, leia o código de novo: os números dos correios têm um dígito de controlo.',
    },
    'paste-tracking': {
      question: 'A transportadora enviou os números num ficheiro. Posso introduzi-los todos de uma vez?',
      steps: [
        'Copie as duas colunas, número da encomenda e número de envio, do ficheiro ou da conversa.',
        'Em **Encomendas**, prima **Números de envio**, escolha **Colar uma lista** e cole.',
        'As linhas com **Pronto** são guardadas. Nas outras, veja o motivo em **Observação** e corrija.',
        'Prima **Guardar … números**.',
        'Se um número já pertence a outra encomenda, compare-o com o pacote. Se ambas vão no mesmo pacote, prima **Usar mesmo assim**. A própria encomenda faz a mesma pergunta quando lá introduz um número: prima **Usar**.',
      ],
      hint: 'As colunas podem vir por qualquer ordem, mas cada linha só pode ter uma encomenda.',
    },
    'ship-orders': {
      question: 'As encomendas já seguiram. O que marco e como aviso o cliente?',
      steps: [
        'Em **Encomendas**, assinale as que já seguiram, prima **Mudar o estado** e escolha **Enviar**.',
        'Se lhe for perguntado se quer enviar já, alguma não tem número de envio ou não está paga. Veja a lista antes de premir **Enviar mesmo assim**.',
        'Abra a encomenda, vá a **Resposta para colar** e prima **Copiar a resposta**. O número de envio vai incluído.',
      ],
    },
    'courier-file': {
      question: 'Como faço o ficheiro Excel para carregar no site da transportadora?',
      steps: [
        'Em **Encomendas**, assinale as encomendas, ou filtre até ficarem só as que seguem hoje.',
        'Prima **Exportar**, escolha **Encomendas para uma transportadora (Excel)** e depois a **Transportadora**.',
        'Prima **Exportar … encomendas** e carregue o ficheiro no site da transportadora.',
      ],
      hint: 'Da primeira vez, compare as colunas com o modelo da sua conta: as transportadoras podem mudá-lo sem avisar.',
    },
    'courier-format': {
      question: 'As colunas do ficheiro não são as do modelo da transportadora. Como corrijo?',
      steps: [
        'O proprietário abre **Transportadoras** no menu e depois a transportadora em causa.',
        'Prima **Começar pelo modelo da transportadora** e escolha o ficheiro descarregado da sua conta.',
        'Nas colunas pouco claras, escolha o conteúdo, compare com o último volume, mostrado ao lado, e prima **Guardar o formato**.',
      ],
      hint: 'Se não gostar do resultado, prima **Usar o formato de origem** a qualquer momento.',
    },
    'courier-refuses': {
      question: 'Ao exportar, aparece que a transportadora não aceita algumas encomendas. Como corrijo?',
      steps: [
        'Em **Encomendas a corrigir** vê que campo está errado, por exemplo um código postal sem os 5 algarismos.',
        'Abra a encomenda, prima **Editar**, corrija e guarde.',
        'Volte a **Exportar**, ou guarde primeiro o ficheiro com as outras encomendas.',
      ],
    },
  },
}
