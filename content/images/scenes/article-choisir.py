"""Article: how to choose a residence. Three small clay houses on a table, a checklist with ticks, keys."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset()
world(sky=((0,'#F6DDB4'),(.6,'#F9E6C8'),(1,'#B4D3DF')),ambient='#dfe8f0',ground='#ecd0a8',strength=.55)
wall_with_window(1.15,-3,3,2.8,-1.62,-.86,.92,2.3,'#8FAE98',panes=(2,2))
ground(mat('#AFA95F',.95),8,-.6,(0,6)); river(12,60,'#6FA0BD',-.9,x=90,streaks=16,lightcol='#A9CBD8'); hill((-12,50,-1),22,6.5,'#B9C0AE',.3); maple((-2.9,6.2,-.6),3.0,seed=3)
curtain(-1.92,.86,.55,2.5,.26,'#E3A867'); curtain(-.90,.86,.55,2.5,.22,'#E3A867')
# table and a cloth
box((0,-.06,.60),(3.6,1.87,.06),mat('#B67A48',.5,bump=.12,scale=3),.02)
box((-.03,-.10,.633),(1.30,.56,.006),mat('#F6E9D2',.95,bump=.2,scale=20),.003,rot=(0,0,R(-2)))
Z=.632
# three little houses on round stands
for x,y,w,fl,c,rf,t,sd,st,sc in ((-.50,.46,1.15,2,'#C9683F','#3F6558',10,3,CREAM,.235),(0,.52,1.25,3,'#F1DDB8','#A14E2F',0,5,GOLD,.215),(.50,.46,1.30,1,'#E0A94F','#6D3B57',-10,8,CREAM,.265)):
    lathe((x,y,Z),[(.215,0),(.225,.01),(.225,.028),(.215,.036)],mat(st,.6))
    with group((x,y,Z+.036),turn=t,scale=sc): qc_house((0,0,0),w,1.0,fl,c,rf,lit=1,seed=sd,h=.62)
    bush((x-.155,y-.09,Z+.03),.045,'#6F8F5A',sd); bush((x+.155,y-.09,Z+.03),.040,'#7F9A5B',sd+3)
# checklist: a notebook with ticked boxes
def checklist(loc,s,turn):
    with group(loc,turn,s):
        box((0,0,.006),(.39,.27,.012),mat(TERRA,.7),.004)
        for q in (-1,1):
            box((q*.092,0,.018),(.178,.25,.014),mat('#FDF6E8',.9,bump=0),.004)
            for k in range(3):
                y=.074-.072*k; x=q*.092+.004; box((x-.054,y,.0258),(.042,.042,.002),mat('#B08F6C',.9,bump=0),.001); box((x-.054,y,.0268),(.032,.032,.002),mat('#FFFAF0',.9,bump=0),.001)
                box((x+.026,y,.0255),(.088-.022*((k+q)%2),.011,.0015),mat('#C9B89C',.9,bump=0),0)
                if (q<0) or k<2: tube([(x-.068,y+.004,.030),(x-.056,y-.013,.030),(x-.026,y+.032,.032)],.0052,mat(SPRUCE if q<0 else TERRA,.6,bump=0),n=2,seg=8)
        for k in range(8): ring((0,-.105+k*.030,.020),.013,.003,mat('#8a7a6a',.4,bump=0),rot=(R(90),0,0))
checklist((-.10,-.10,Z+.005),1.75,-6)
with group((.335,-.16,Z+.022),turn=-24): tube([(0,-.11,0),(0,.13,0)],[.0125,.0125],mat(RIVER,.4,bump=0)); tube([(0,-.155,-.004),(0,-.11,0)],[.003,.012],mat(GOLD,.4,bump=0)); cyl((0,.10,0),.0135,.02,mat(GOLD,.4,bump=0),.003,rot=(R(90),0,0))
keys((.52,.05,Z+.004),1.15,24,TERRA)
cup((-.74,.06,Z),1.45,RIVER,200,steam=True,tea='#7a3f1e')
pot((.92,.62,Z),.085,'geranium',CREAM,seed=3)
area((-2.4,-2.4,2.6),(0,.2,.7),1.8,125,'#ffe0b4'); area((2.2,-2.0,1.6),(0,.2,.7),2,26,'#e8f0fa'); area((-.8,2.2,2.2),(0,0,.7),1.6,50,'#ffe0b0')
sun(26,150,1.8,'#ffcb8a',5)
camera((0,-2.62,1.78),(0,.26,.80),lens=54)
render('article-choisir',samples=20,scale=.85,exposure=.08,bounces=5)
