import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#platform/web/class-names.ts';
import { sampleScripts } from '../sample-script.data.ts';
import { ownWords, sampleVoices } from '../sample-script.ts';
import { landingMessages } from './messages.ts';
import { PartTitle } from './part-title.tsx';
import { RunningOrderChart } from './running-order-chart.tsx';

const { title, lead, generation, framework, optimization, adaptation } = landingMessages.features;

/** Four columns of a programme, parted by hairlines, each with a thing of the product in it. */
export function Features() {
  return (
    <section aria-label={title} className="page pt-16 md:pt-24">
      <PartTitle title={title}>
        <p className="max-w-[490px] text-lg text-muted">{lead}</p>
      </PartTitle>
      <div className="grid border-line-strong border-y lg:grid-cols-[58.2fr_41.8fr]">
        <Feature title={generation.title} text={generation.text} className="lg:border-r lg:pr-12">
          <FromAnswerToLine />
        </Feature>
        <Feature title={framework.title} text={framework.text} className="max-lg:border-t lg:pl-10">
          <RunningOrderChart />
        </Feature>
      </div>
      <div className="grid border-line-strong border-b lg:grid-cols-[41.5fr_58.5fr]">
        <Feature title={optimization.title} text={optimization.text} className="lg:border-r lg:pr-12">
          <SharpenedLine />
        </Feature>
        <Feature title={adaptation.title} text={adaptation.text} className="max-lg:border-t lg:pl-10">
          <ThreeVoices />
        </Feature>
      </div>
    </section>
  );
}

type FeatureProps = { title: string; text: string; className: string; children: ReactNode };

function Feature({ title: name, text, className, children }: FeatureProps) {
  return (
    <article className={classNames('flex flex-col gap-8 py-7', className)}>
      <div>
        <h3 className="type-card-title">{name}</h3>
        <p className="mt-2 max-w-[470px] text-base text-muted">{text}</p>
      </div>
      <div className="my-auto">{children}</div>
    </article>
  );
}

function FromAnswerToLine() {
  return (
    <div className="flex items-center gap-4.5 max-md:flex-col">
      <div className="w-full rounded-control border border-ctl bg-surface px-3.5 py-2.5 md:w-[254px] md:shrink-0">
        <p className="text-muted text-xs">{generation.asked}</p>
        <p className="mt-1 text-sm">{generation.answer}</p>
      </div>
      <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-muted max-md:rotate-90" />
      <p data-section="2" className="border-mark border-l-[3px] pl-4 font-script text-[23px] leading-[1.42]">
        {generation.line}
      </p>
    </div>
  );
}

function SharpenedLine() {
  return (
    <>
      <p className="font-script text-[23px] leading-[1.42]">
        <del data-section="2" className="text-muted decoration-2 decoration-mark">
          {optimization.before}
        </del>{' '}
        <ins data-section="6" className="box-decoration-clone bg-tint px-0.5 no-underline">
          {optimization.after}
        </ins>
      </p>
      <p className="mt-3 text-muted text-sm">{optimization.reason}</p>
    </>
  );
}

function ThreeVoices() {
  return (
    <dl className="grid gap-6 md:grid-cols-3">
      {sampleVoices.map((voice) => (
        <div key={voice} className="border-line-strong border-t pt-3">
          <dt className="font-semibold text-muted text-note">{voice}</dt>
          <dd className="mt-1 font-script text-[20px] leading-[1.42]">{ownWords(sampleScripts[voice], 2)}</dd>
        </div>
      ))}
    </dl>
  );
}
