import { Accordion } from 'radix-ui';
import { useState } from 'react';
import { frameworkSections } from '#framework/framework.ts';
import { sampleScripts } from '../sample-script.data.ts';
import { landingMessages } from './messages.ts';
import { PartTitle } from './part-title.tsx';
import { SignInButton } from './sign-in-button.tsx';

/** Eight upright spines, one open: Tab and arrows move, focus opens. On a phone they lie as rows. */
export function FrameworkSpines() {
  const [open, setOpen] = useState('3');
  return (
    <section aria-label={landingMessages.framework.title} className="page pt-16 pb-16 md:pt-24 md:pb-26">
      <PartTitle title={landingMessages.framework.title}>
        <SignInButton label={landingMessages.framework.explore} size="form" className="max-md:ml-auto" />
      </PartTitle>
      <Accordion.Root
        type="single"
        orientation="horizontal"
        value={open}
        onValueChange={(value) => setOpen(value || open)}
        className="flex flex-col gap-1 overflow-hidden rounded-card lg:h-[456px] lg:flex-row"
      >
        {frameworkSections.map(({ number, name, description }) => (
          <Spine
            key={number}
            number={number}
            name={name}
            description={description}
            isOpen={open === String(number)}
            onFocus={() => setOpen(String(number))}
          />
        ))}
      </Accordion.Root>
    </section>
  );
}

type SpineProps = { number: number; name: string; description: string; isOpen: boolean; onFocus: () => void };

function Spine({ number, name, description, isOpen, onFocus }: SpineProps) {
  return (
    <Accordion.Item
      value={String(number)}
      data-section={number}
      className="relative min-w-0 overflow-hidden bg-fill text-white transition-[flex] duration-250 ease-out lg:flex-[1_1_0%] lg:data-[state=open]:flex-[0_0_400px]"
    >
      <Accordion.Header className={isOpen ? 'lg:w-[400px]' : 'h-full'}>
        <Accordion.Trigger
          onFocus={onFocus}
          className={
            isOpen
              ? 'block w-full px-4 pt-5 text-left outline-offset-[-4px] focus-visible:outline-white lg:px-6.5 lg:pt-6'
              : 'flex h-13 w-full items-center gap-4 px-4 outline-offset-[-4px] focus-visible:outline-white lg:h-full lg:flex-col lg:items-start lg:justify-between lg:py-4'
          }
        >
          <span
            className={
              isOpen
                ? 'block font-bold font-display text-[88px] leading-[0.9] tracking-[-0.015em] [font-stretch:75%] lg:text-[132px]'
                : 'w-5 font-bold font-display text-[22px] [font-stretch:75%] lg:text-[40px] lg:leading-none'
            }
          >
            {number}
          </span>
          <span
            className={
              isOpen
                ? 'type-heading mt-4 block lg:mt-8'
                : 'type-section-name lg:rotate-180 lg:text-[24px] lg:[writing-mode:vertical-rl]'
            }
          >
            {name}
          </span>
        </Accordion.Trigger>
      </Accordion.Header>
      <Accordion.Content className="animate-fade-in px-4 pb-6 lg:w-[400px] lg:px-6.5">
        <p className="mt-2 text-base">{description}</p>
        <p className="mt-4 border-white/35 border-t pt-4 font-script text-[20px] leading-[1.42]">
          {openingLines(number)}
        </p>
      </Accordion.Content>
    </Accordion.Item>
  );
}

/** The first sentences of the sample script's section, up to about two lines. */
function openingLines(section: number): string {
  const sentences = sampleScripts.blunt.find((one) => one.section === section)?.sentences ?? [];
  return sentences
    .slice(0, 2)
    .map(({ text }) => text)
    .join(' ');
}
